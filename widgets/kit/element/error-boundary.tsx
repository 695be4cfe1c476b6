import { Component, type ContextType, type ReactNode } from 'react';
import { HostContext } from './host.ts';
import { siteOrigin } from './origin.ts';

/** Replaces a view that has thrown by a short message and a link; the rest of the page lives on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static override contextType = HostContext;
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    const { host } = this.context as ContextType<typeof HostContext>;
    console.error(`<${host.localName}>`, error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p>
        This part could not be shown. <a href={`${siteOrigin()}/contact`}>Contact us instead</a>.
      </p>
    );
  }
}
