import type { ReactNode } from 'react'
import { Outlet, Scripts, ScrollRestoration, Links, Meta } from 'react-router'
export function Layout({ children }: { readonly children: ReactNode }) {
  return <html lang="en-US"><head><meta charSet="utf-8" /><Meta /><Links /></head><body>{children}<ScrollRestoration /><Scripts /></body></html>
}
export default function App() { return <Outlet /> }
