import { useEffect, useRef, useState } from 'react';
import { emit, useHost } from '../kit/element/host.ts';
import { readLinkedCountry } from './catalogue-address.logic.ts';
import { Catalogue } from './parts/catalogue.tsx';
import { describeOpened } from './parts/describe-opened.ts';
import { OpenedTool } from './parts/opened-tool.tsx';
import type { CardKey } from './parts/tool-card.tsx';
import { useFollowedLinks } from './parts/use-followed-links.ts';
import { useStay } from './parts/use-stay.ts';
import { firstFilter } from './tools-catalogue.logic.ts';

interface ToolsCatalogueProps {
  syncHash: boolean;
  siteBase: string;
}

export function ToolsCatalogue({ syncHash, siteBase }: ToolsCatalogueProps) {
  const host = useHost();
  const [filter, setFilter] = useState(firstFilter);
  const pressed = useRef<CardKey>(null);
  const follower = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { stay, go, leave } = useStay(syncHash);
  const tool = describeOpened(stay.place);

  useFollowedLinks(syncHash, siteBase, (link, anchor) => {
    follower.current = anchor;
    go(link);
  });

  // What the place shows is there: tell the page, or put the focus where the visitor goes on.
  useEffect(() => {
    const opened = describeOpened(stay.place);
    if (opened) emit(host, 'opened', { tool: opened.id });
    else if (stay.place.kind === 'countries') showCountries();
    else if (wasOpen.current && !pressed.current) {
      // A link beside the catalogue is still there, one in a tool is gone with it.
      const link = follower.current;
      (link?.isConnected ? link : heading.current)?.focus();
    }
    if (!opened) pressed.current = follower.current = null;
    wasOpen.current = opened !== null;
  }, [stay, host]);

  if (tool) {
    return (
      <OpenedTool
        key={stay.turn}
        tool={tool}
        country={readLinkedCountry(stay)}
        syncUrl={syncHash}
        siteBase={siteBase}
        leave={leave}
      />
    );
  }
  return (
    <Catalogue
      headingRef={heading}
      filter={filter}
      change={setFilter}
      focusKey={pressed.current}
      open={(card) => {
        pressed.current = card;
        go({ place: { kind: 'tool', id: card.id }, query: '' });
      }}
    />
  );
}

/** The countries stand below on the page, and no fragment leads there while a tool is open. */
function showCountries() {
  const section = document.getElementById('countries');
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'start' });
}
