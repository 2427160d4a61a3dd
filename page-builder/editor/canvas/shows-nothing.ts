/** What is seen without any words, and what says itself that it is empty or only room. */
const SEEN =
  '.editor-block, .editor-room, img[src]:not([src=""]), svg, video, iframe, input, select, textarea, hr, [aria-hidden="true"]'

/** Whether nothing is seen of a block besides the note that stands last in its frame. */
export function showsNothing(frame: Element): boolean {
  return Array.from(frame.children)
    .slice(0, -1)
    .every((child) => !child.matches(SEEN) && child.querySelector(SEEN) === null && child.textContent.trim() === '')
}
