// Starts Swagger UI on the document beside this page, in the colours of the reader's system.
// Nothing is stored: an entered key is lost when the page is closed.
"use strict";

const dark = window.matchMedia("(prefers-color-scheme: dark)");
const paint = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
paint();
dark.addEventListener("change", paint);

const shown = window.SwaggerUIBundle({
  url: new URL("openapi.json", window.location.href).pathname,
  dom_id: "#operations",
  layout: "BaseLayout",
  presets: [window.SwaggerUIBundle.presets.apis],
  validatorUrl: null, // a validator would send the document to another host
  queryConfigEnabled: false, // otherwise a link could show another document here
  persistAuthorization: false,
  deepLinking: true,
  displayRequestDuration: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  onComplete: () => {
    const title = shown.specSelectors.info().get("title");
    document.title = `${title} API`;
  },
});
