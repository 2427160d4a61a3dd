/** Whether a role includes the permissions of another: an administrator may also do what site builders do. */
export function hasRole(role: string | undefined, required: 'site-builder' | 'admin'): boolean {
  return role === required || (role === 'admin' && required === 'site-builder')
}
