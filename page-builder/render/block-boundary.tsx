import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  readonly children: ReactNode
  readonly onError: (error: unknown) => void
  /** What stands in its place; nothing unless told otherwise. */
  readonly fallback?: ReactNode
}

/**
 * Keeps the failure of one block to itself: the page goes on without it. On the server, the Suspense boundary inside
 * does the same.
 */
export class BlockBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.hasFailed ? (this.props.fallback ?? null) : this.props.children
  }
}
