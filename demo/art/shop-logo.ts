/** Draws the logo of the demo shop, the mark that stands beside its name, as an SVG document of 32 by 36. */
export function drawShopLogo(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 36"><title>Hydrant</title><g fill="#c4161c"><path d="M16 1c-5 0-8.5 3-9 7H5v3h22V8h-2c-.5-4-4-7-9-7Z"/><path d="M8 12.5h16V17h4v-1.5h3v9h-3V23h-4v8H8v-8H4v1.5H1v-9h3V17h4Z"/><path d="M5 32.5h22V36H5Z"/></g><circle cx="16" cy="20" r="4" fill="#fff"/></svg>`
}
