import { useEffect, useRef, useState } from 'react';
import { addressPrefixes } from '../content/address-prefixes.ts';
import type { PropsOf } from '../kit/element/attributes.ts';
import { emit, useHost } from '../kit/element/host.ts';
import { Catalogue } from './catalogue.tsx';
import { readLinkedChoices } from './catalogue-address.logic.ts';
import { describeOpened } from './describe-opened.ts';
import { OpenedTool } from './opened-tool.tsx';
import type { CardKey } from './tool-card.tsx';
import type { api } from './tools-catalogue.api.ts';
import { INITIAL_FILTER } from './tools-catalogue.logic.ts';
import { useCatalogueRoute } from './use-catalogue-route.ts';
import { useFollowedLinks } from './use-followed-links.ts';

export function ToolsCatalogue({ syncHash, plan }: PropsOf<typeof api>) {
  const host = useHost();
  const [filter, setFilter] = useState(INITIAL_FILTER);
  const pressed = useRef<CardKey>(null);
  const followedLink = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { route, navigate, leave } = useCatalogueRoute(syncHash);
  const tool = describeOpened(route.place);

  useFollowedLinks(syncHash, (link, anchor) => {
    followedLink.current = anchor;
    navigate(link);
  });

  // After the place has rendered: emit the event, or move the focus.
  useEffect(() => {
    const opened = describeOpened(route.place);
    if (opened) emit(host, 'opened', { tool: opened.id });
    else if (route.place.kind === 'countries') showCountries();
    else if (wasOpen.current && !pressed.current) {
      // A link beside the catalogue is still there; one in a tool is gone with it.
      const link = followedLink.current;
      (link?.isConnected ? link : heading.current)?.focus();
    }
    if (!opened) pressed.current = followedLink.current = null;
    wasOpen.current = opened !== null;
  }, [route, host]);

  if (tool) {
    return (
      <OpenedTool
        key={route.visitId}
        tool={tool}
        linked={readLinkedChoices(route, addressPrefixes)}
        syncUrl={syncHash}
        plan={plan}
        leave={leave}
      />
    );
  }
  return (
    <Catalogue
      headingRef={heading}
      isSynced={syncHash}
      filter={filter}
      change={setFilter}
      focusKey={pressed.current}
      open={(card, query = '') => {
        pressed.current = card;
        navigate({ place: { kind: 'tool', id: card.id }, query });
      }}
    />
  );
}

/** The countries are further down the page, but hidden while a tool is open. */
function showCountries() {
  const section = document.getElementById('countries');
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'start' });
}
