/** The default settings of a site: header, footer and cookie banner. */
export const DEFAULT_SITE_SETTINGS = {
  header: { notice: '', service: '' },
  navigation: { links: [] },
  footer: {
    categoriesTitle: 'Categories',
    columns: [
      {
        title: 'Your account',
        links: [
          { label: 'Orders', href: '/orders' },
          { label: 'Cart', href: '/cart' },
        ],
        hasSignIn: true,
      },
    ],
    contact: { title: '', lines: [] },
    note: '',
  },
  cookieBanner: {
    title: 'Cookies on this site',
    text: 'We use cookies that the shop needs. If you agree, we also count which pages are used, to make them better.',
    acceptAllLabel: 'Accept All',
    managePreferencesLabel: 'Manage Preferences',
    cookieExpireDays: 5,
    cookieDelayedDays: 1,
    backgroundColor: '',
    textColor: '',
    buttonColor: '',
    buttonTextColor: '',
    alignment: 'start' as const,
    containerMaxWidth: 586,
  },
}
