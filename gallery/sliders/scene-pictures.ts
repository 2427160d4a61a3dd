/** Returns the data URL of a wide drawing in one colour with a lighter sky, in place of a slide's picture. */
export function createSceneUrl(ground: string, sky: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 550" preserveAspectRatio="xMidYMid slice"><path fill="${sky}" d="M0 0h1920v550H0z"/><path fill="${ground}" d="M0 430h1920v120H0zM1060 210h520v220h-520zM1580 290h160l70 140h-230z"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
