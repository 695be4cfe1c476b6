import { SiteLink } from '../kit/core/site-link.tsx';
import { useSiteBase } from '../kit/element/host.ts';
import { LoadingState } from '../kit/loading/loading-state.tsx';
import { useAsync } from '../kit/loading/use-async.ts';
import { Section } from '../kit/ui/section.tsx';
import { Builder } from './builder.tsx';
import { loadCatalogue } from './catalogue.ts';
import { room, withoutScript } from './embed-builder.styles.ts';

const INTRO =
  'Choose what you would like to show, make it yours, and copy the lines for your page.';

export function EmbedBuilder({ live }: { live: boolean }) {
  return (
    <Section heading="Build your snippet" intro={INTRO}>
      {live ? (
        <LiveBuilder />
      ) : (
        <p>
          <SiteLink path="/partners#builder">Open the builder on our site</SiteLink>. Its preview
          shows there only.
        </p>
      )}
    </Section>
  );
}

function LiveBuilder() {
  const site = useSiteBase();
  const { loaded, hasFailed, retry } = useAsync(site || 'here', () => loadCatalogue(site));
  return (
    <div className={hasFailed ? undefined : room}>
      {loaded ? (
        <Builder site={site || self.origin} catalogue={loaded} />
      ) : (
        <div data-eager="">
          <LoadingState subject="The builder" hasFailed={hasFailed} retry={retry} />
          <p className={withoutScript}>
            The builder needs JavaScript. The snippets on this page can be copied without it.
          </p>
        </div>
      )}
    </div>
  );
}
