import { Component, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { say } from '../platform/session/use-words.ts'
import { stateWords } from '../platform/words/page-states.ts'

interface Props {
  readonly children: ReactNode
}

/** A page that broke, or whose part did not come, says so and can be opened again. */
export class PublicBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children
    return (
      <Empty title={say(stateWords.crashed)}>
        <Button look="primary" icon="refresh" onClick={() => location.reload()}>
          {say(stateWords.reopen)}
        </Button>
      </Empty>
    )
  }
}
