/**
 * Names the section that a page without JavaScript goes on with; scripts never see it, and keep the place on the page
 * themselves.
 */
export function NextSection({ id }: { readonly id: string }) {
  return (
    <noscript>
      <input type="hidden" name="section" value={id} />
    </noscript>
  )
}
