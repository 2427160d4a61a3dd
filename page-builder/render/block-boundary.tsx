import { Component, Suspense, type ReactNode } from 'react'

interface BoundaryProps {
  readonly children: ReactNode
}

/** Keeps the failure of one block to itself: the page goes on without it, on the server (Suspense) and in the browser (error boundary). */
export class BlockBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>
  }
}
