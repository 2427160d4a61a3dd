/**
 * A hidden field with the section that a page without JavaScript continues with; with scripts the scroll position is
 * kept instead.
 */
export function NextSection({ id }: { readonly id: string }) {
  return (
    <noscript>
      <input type="hidden" name="section" value={id} />
    </noscript>
  )
}
