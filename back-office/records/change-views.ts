import { redirect } from 'react-router'
import type { OfficeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { readText } from '../shell/form-text.ts'
import { type DoneAction, toPathAfter } from '../shell/notice.tsx'
import { findFormErrors, toIfMatch } from '../shell/office-errors.ts'
import { getOfficePath } from '../shell/office-path.ts'
import { type RejectedView, toViewSearch, VIEW_ACTIONS, VIEW_FIELD } from './saved-views.ts'

/** Does with a view of a list what a form asks for, and shows the list again; returns what was wrong. */
export async function changeViews(
  { staff, basePath }: Pick<OfficeContext, 'staff' | 'basePath'>,
  request: Request,
  objectName: string,
): Promise<RejectedView> {
  const form = await request.clone().formData()
  const [action, name, viewId] = [readText(form, VIEW_FIELD), readText(form, 'name'), readText(form, 'viewId')]
  const search = toViewSearch(readText(form, 'search'))
  const isShared = form.get('isShared') === 'true'
  const ifUnchanged = toIfMatch(form.get('tag'))
  const change = (values: Parameters<typeof staff.updateListView>[1]) =>
    staff.updateListView(viewId, values, ifUnchanged)
  const run = (): readonly [Promise<unknown>, DoneAction] => {
    switch (action) {
      case VIEW_ACTIONS.rename:
        return [change({ name }), 'saved']
      case VIEW_ACTIONS.replace:
        return [change({ search }), 'saved']
      case VIEW_ACTIONS.open:
        return [change({ isDefault: true }), 'saved']
      case VIEW_ACTIONS.openNot:
        return [change({ isDefault: false }), 'saved']
      case VIEW_ACTIONS.delete:
        return [staff.deleteListView(viewId, undefined, ifUnchanged), 'deleted']
      default:
        return [staff.createListView({ objectName, name, search, isShared }), 'saved']
    }
  }
  const [call, done] = run()
  const errors = await findFormErrors(call, { request, basePath })
  if (errors.length > 0) return { viewId: viewId === '' ? null : viewId, name, isShared, errors }
  throw redirect(
    toPathAfter(done, viewId === '' ? officeLinks.records(objectName) + search : getOfficePath(request, basePath)),
  )
}
