import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  readonly children: ReactNode
  readonly onError: (error: unknown) => void
  /** Rendered instead of the failed block; nothing by default. */
  readonly fallback?: ReactNode
}

/**
 * An error boundary around one block, so that the rest of the page is still rendered. On the server, the Suspense
 * boundary inside it has the same effect.
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
