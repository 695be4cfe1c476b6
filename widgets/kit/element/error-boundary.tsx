import { Component, type ReactNode } from 'react';
import { HostContext } from './host.ts';
import { siteOrigin } from './origin.ts';

/** Shows one calm sentence and a way on where a view has thrown; the page around it lives on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static override contextType = HostContext;
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`<${(this.context as HTMLElement).localName}>`, error);
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
