/** The SVG paths of all icons by category and name, on a 20 by 20 grid, drawn with a 1.6 px line. */
export const ICON_PATHS = {
  'utility:search': 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM13 13l4 4',
  'utility:cart': 'M2 3.5h2.5l2 9.5h8.5l2-7H5.2M7.5 16.6v.1M14.5 16.6v.1',
  'utility:account': 'M10 3.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM4 16.5c.4-3 2.7-4.5 6-4.5s5.6 1.5 6 4.5',
  'utility:menu': 'M3 5.5h14M3 10h14M3 14.5h14',
  'utility:close': 'M4.5 4.5l11 11M15.5 4.5l-11 11',
  'utility:chevron-down': 'M5 7.5l5 5 5-5',
  'utility:chevron-right': 'M7.5 5l5 5-5 5',
  'utility:chevron-left': 'M12.5 5l-5 5 5 5',
  'utility:pause': 'M7 4.5v11M13 4.5v11',
  'utility:play': 'M6 4l9.5 6L6 16Z',
  'utility:plus': 'M10 4v12M4 10h12',
  'utility:minus': 'M4 10h12',
  'utility:check': 'M4 10.5l4 4 8-9',
  'utility:info': 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM10 9v5M10 6.3v.1',
  'utility:warning': 'M10 3.5l7.5 13h-15ZM10 8.5v4M10 14.4v.1',
  'utility:error': 'M6.8 3h6.4L17 6.8v6.4L13.2 17H6.8L3 13.2V6.8ZM10 6.5v4.5M10 13.5v.1',
  'utility:grid': 'M3.5 3.5h5v5h-5ZM11.5 3.5h5v5h-5ZM3.5 11.5h5v5h-5ZM11.5 11.5h5v5h-5Z',
  'utility:list': 'M3 5h2M8 5h9M3 10h2M8 10h9M3 15h2M8 15h9',
  'utility:table': 'M3 4h14v12H3ZM3 8h14M3 12h14M8 4v12',
  'utility:filter': 'M3 5h14M6 10h8M8.5 15h3',
  'utility:document': 'M5 2.5h7l3.5 3.5v11.5H5ZM12 2.5V6h3.5M7.5 10h5M7.5 13.5h5',
  'utility:download': 'M10 3v9M6 8.5l4 4 4-4M4 16.5h12',
  'utility:truck': 'M2 5h9.5v9H2ZM11.5 8h3.5l3 3v3h-6.5M5 15.8v.1M15 15.8v.1',
  'utility:external': 'M8 4H4v12h12v-4M11 4h5v5M16 4l-7 7',
  'utility:trash': 'M3.5 5.5h13M8 5.5V3.5h4v2M5.5 5.5l.7 11h7.6l.7-11M8.5 8.5v5M11.5 8.5v5',
  'utility:box': 'M3 6.5l7-3.5 7 3.5v7L10 17l-7-3.5ZM3 6.5l7 3.5 7-3.5M10 10v7',
  'utility:phone':
    'M4 3.5h3l1.5 3.5-2 1.5a9 9 0 0 0 5 5l1.5-2 3.5 1.5v3c0 .6-.5 1-1 1C9 16.5 3.5 11 3.5 4.5c0-.5.1-1 .5-1Z',
} as const

/** The name of an icon, `category:name`. */
export type IconName = keyof typeof ICON_PATHS
