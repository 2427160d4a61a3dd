import { useEffect } from 'react'
import { useHref } from 'react-router'
import { links } from '../links.ts'
import { setSessionState } from './page-state.ts'
import { TabChannel } from './tab-channel.ts'

/** Tells the shop's other tabs that nobody is signed in; a guest has no session that could end. */
export function GuestNotice() {
  const url = useHref(links.session())
  useEffect(() => {
    setSessionState('open')
    const channel = new TabChannel(url, () => {})
    channel.post(null)
    return () => channel.close()
  }, [url])
  return null
}
