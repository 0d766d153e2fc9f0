/** Keeps the fault of one page from taking the whole console with it. */
import { Component, type ReactNode } from 'react'
import { ProblemAlert } from './problem-alert.tsx'

interface State {
  readonly error: unknown
}

/** Shows what was thrown in place of its children. A new `key` begins anew. */
export class PageFault extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children
    // After a release the parts of the page have other names; loading it again finds them.
    return <ProblemAlert error={this.state.error} again={() => window.location.reload()} />
  }
}
