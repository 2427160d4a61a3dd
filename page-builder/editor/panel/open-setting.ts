import { focusOnceShown } from '../focus-once-shown.ts'

/** How many frames the control of a setting may take to be loaded. */
const MOST_FRAMES = 300

/** Opens what a setting is folded into, and takes the focus to it; to the block's first setting when none is named. */
export function openSetting(panel: HTMLElement, setting: string | null): void {
  const found = setting === null ? panel : nearest(panel, setting)
  for (let around = found.parentElement; around !== null && panel.contains(around); around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true
  }
  for (const details of found.querySelectorAll('details')) {
    if (setting !== null) details.open = true
  }
  focusControl(found, MOST_FRAMES)
}

/** Focuses the first control that is not in a toolbar, which belongs to another one. */
function focusControl(found: HTMLElement, framesLeft: number): void {
  const [control] = Array.from(
    found.querySelectorAll<HTMLElement>('input, textarea, select, button, [role="textbox"], [data-being-loaded]'),
  ).filter((one) => one.closest('[role="toolbar"]') === null)
  if (control?.dataset['beingLoaded'] === undefined) {
    if (control !== undefined) focusOnceShown(control)
  } else if (framesLeft > 0 && found.isConnected) requestAnimationFrame(() => focusControl(found, framesLeft - 1))
}

/** The control of a setting, or of what it is in: what differs by device is named with the device. */
function nearest(panel: HTMLElement, setting: string): HTMLElement {
  for (let path = setting; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const found = panel.querySelector<HTMLElement>(`[data-setting="${CSS.escape(path)}"]`)
    if (found !== null) return found
  }
  return panel
}
