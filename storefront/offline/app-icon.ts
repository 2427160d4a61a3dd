import type { Theme } from '@hydrant/page-model/theme/theme.ts'

/**
 * Creates the icon of a shop as an SVG: the bag of the shop's other icon in the colours of the theme. Nothing that matters
 * is outside of the circle that devices may cut out of it.
 */
export function toAppIcon({ accentLight, onAccentLight }: Theme): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="512" height="512">',
    `<path fill="${accentLight}" d="M0 0h64v64H0Z"/>`,
    `<g fill="none" stroke="${onAccentLight}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" transform="translate(16 14)">`,
    '<path d="M5 11h22l-2 18H7Z"/><path d="M11 15V9a5 5 0 0 1 10 0v6"/></g></svg>',
  ].join('')
}
