import { focusWhenFocusable } from '../focus-once-shown.ts'

/** How many frames to wait for the control of a setting to load. */
const MAX_FRAMES = 300

/** Expands the groups around a setting and focuses its control; the block's first setting when none is named. */
export function expandAndFocusSetting(panel: HTMLElement, setting: string | null): void {
  const element = setting === null ? panel : getClosestSettingElement(panel, setting)
  for (
    let ancestor = element.parentElement;
    ancestor !== null && panel.contains(ancestor);
    ancestor = ancestor.parentElement
  ) {
    if (ancestor instanceof HTMLDetailsElement) ancestor.open = true
  }
  for (const details of element.querySelectorAll('details')) {
    if (setting !== null) details.open = true
  }
  focusFirstControl(element, MAX_FRAMES)
}

/** Focuses the first control that is not in a toolbar, because a toolbar belongs to another control. */
function focusFirstControl(element: HTMLElement, framesLeft: number): void {
  const [control] = Array.from(
    element.querySelectorAll<HTMLElement>('input, textarea, select, button, [role="textbox"], [data-being-loaded]'),
  ).filter((candidate) => candidate.closest('[role="toolbar"]') === null)
  if (control?.dataset['beingLoaded'] === undefined) {
    if (control !== undefined) focusWhenFocusable(control)
  } else if (framesLeft > 0 && element.isConnected)
    requestAnimationFrame(() => focusFirstControl(element, framesLeft - 1))
}

/**
 * Returns the element of a setting, otherwise that of the setting which contains it (the path of a setting that differs
 * by device ends with the device), otherwise the whole panel.
 */
function getClosestSettingElement(panel: HTMLElement, setting: string): HTMLElement {
  for (let path = setting; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const element = panel.querySelector<HTMLElement>(`[data-setting="${CSS.escape(path)}"]`)
    if (element !== null) return element
  }
  return panel
}
