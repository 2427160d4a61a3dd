/**
 * A hidden field with the section that a page without JavaScript scrolls to after the submit; with JavaScript the page
 * does not scroll.
 */
export function NextSectionField({ id }: { readonly id: string }) {
  return (
    <noscript>
      <input type="hidden" name="section" value={id} />
    </noscript>
  )
}
