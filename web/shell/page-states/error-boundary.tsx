import { Component, type ReactNode } from 'react'
import { CrashState } from './crash-state.tsx'

interface Broken {
  readonly error: unknown
}

/** Keeps one page's mistake from taking the others down. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, Broken> {
  override state: Broken = { error: null }

  static getDerivedStateFromError(error: unknown): Broken {
    return { error }
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children
    return <CrashState error={this.state.error} onReopen={() => this.setState({ error: null })} />
  }
}
