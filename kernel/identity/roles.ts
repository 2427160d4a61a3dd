/**
 * Whether a user of this role may do what is asked of another role: an administrator may also do what site builders do.
 */
export function hasRole(role: string | undefined, needed: 'site-builder' | 'admin'): boolean {
  return role === needed || (role === 'admin' && needed === 'site-builder')
}
