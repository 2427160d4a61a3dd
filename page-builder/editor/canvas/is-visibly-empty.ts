/** Elements that are visible without text, or that are known to be empty or spacers. */
const VISIBLE_SELECTOR =
  '.editor-block, .editor-room, img[src]:not([src=""]), svg, video, iframe, input, select, textarea, hr, [aria-hidden="true"]'

/** Returns whether a block renders nothing visible besides the note that is last in its frame. */
export function isVisiblyEmpty(frame: Element): boolean {
  return Array.from(frame.children)
    .slice(0, -1)
    .every(
      (child) =>
        !child.matches(VISIBLE_SELECTOR) &&
        child.querySelector(VISIBLE_SELECTOR) === null &&
        child.textContent.trim() === '',
    )
}
