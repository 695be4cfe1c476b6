import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import Send from 'lucide/dist/esm/icons/send.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { brand } from '../content/brand.ts';
import {
  type ChatMessage,
  demoNotice,
  type Presence,
  presenceLabels,
  videoNotice,
} from '../content/chat.ts';
import { type Consultant, consultants } from '../content/consultants.ts';
import { SiteLink } from '../kit/core/site-link.tsx';
import { visuallyHidden } from '../kit/core/visually-hidden.styles.ts';
import { fieldOf, onSubmission } from '../kit/forms/use-form.ts';
import { Avatar } from '../kit/ui/avatar.tsx';
import { iconButton, primary } from '../kit/ui/button.styles.ts';
import { ExternalLink } from '../kit/ui/external-link.tsx';
import { Icon } from '../kit/ui/icon.tsx';
import { ToggleGroup } from '../kit/ui/toggle-group.tsx';
import { chatPortrait } from './chat-widget.logic.ts';
import {
  composer,
  head,
  log,
  modes,
  notice,
  panel,
  picker,
  video,
  ways,
} from './chat-widget.styles.ts';

type Mode = 'chat' | 'video';

const MODES: readonly { id: Mode; label: string }[] = [
  { id: 'chat', label: 'Chat' },
  { id: 'video', label: 'Video' },
];

interface ChatPanelProps {
  consultant: Consultant;
  presence: Presence;
  messages: readonly ChatMessage[];
  /** Continues with another consultant, by id. */
  choose(id: string): void;
  send(text: string): void;
  close(): void;
}

export function ChatPanel(props: ChatPanelProps) {
  const { consultant, presence, messages, choose, send, close } = props;
  const [mode, setMode] = useState<Mode>('chat');
  const ref = useRef<HTMLDivElement>(null);

  // The top layer is above everything else on the page, without a z-index.
  useLayoutEffect(() => {
    ref.current?.showPopover?.();
    ref.current?.focus();
  }, []);

  return (
    <div
      ref={ref}
      className={panel}
      popover="manual"
      role="dialog"
      aria-label={`Chat with ${consultant.name}`}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div className={head}>
        {/* The picker lies over the face and the name, so that a press on either opens it. */}
        <div className={picker}>
          <Avatar portrait={chatPortrait(consultant)} size={44} />
          <p>
            <b>{consultant.name}</b>
            <small>{presenceLabels[presence]}</small>
          </p>
          <Icon icon={ChevronDown} />
          <select
            aria-label="Consultant"
            value={consultant.id}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {consultants.map(({ id, name, specialty }) => (
              <option key={id} value={id}>
                {`${name}, ${specialty}`}
              </option>
            ))}
          </select>
        </div>
        <button type="button" className={iconButton} aria-label="Close chat" onClick={close}>
          <Icon icon={X} />
        </button>
      </div>
      <div className={modes}>
        <ToggleGroup
          label="Mode"
          choices={MODES}
          selected={mode}
          select={(chosen) => setMode(chosen)}
        />
      </div>
      <p className={notice}>{demoNotice}</p>
      {mode === 'video' ? <p className={video}>{videoNotice}</p> : <Log messages={messages} />}
      <ul className={ways} aria-label="Reach us">
        <li>
          <SiteLink path="/contact#consultation" onClick={close}>
            Book a call
          </SiteLink>
        </li>
        <li>
          <ExternalLink href={brand.whatsappHref}>WhatsApp</ExternalLink>
        </li>
        <li>
          <SiteLink path="/tools#cost-calculator" onClick={close}>
            Calculator
          </SiteLink>
        </li>
      </ul>
      {mode === 'chat' && <Composer send={send} />}
    </div>
  );
}

function Log({ messages }: { messages: readonly ChatMessage[] }) {
  const ref = useRef<HTMLDivElement>(null);
  const count = messages.length;
  useEffect(() => {
    // A reply may be long: the visitor reads on from the own line.
    const own = ref.current?.querySelectorAll('[data-sender=user]') ?? [];
    const line = own[own.length - 1] ?? ref.current?.lastElementChild;
    if (count) line?.scrollIntoView({ block: own.length ? 'start' : 'nearest' });
  }, [count]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div ref={ref} className={log} role="log" aria-label="Messages" tabIndex={0}>
      {messages.map(({ id, text, sender, timestamp }) => (
        <div key={id} data-sender={sender}>
          <p>{text}</p>
          <small className={sender === 'user' ? visuallyHidden : undefined}>
            {`${sender === 'user' ? 'You' : 'Demo reply'}, ${new Date(timestamp).toLocaleTimeString('en-IN', { timeStyle: 'short' })}`}
          </small>
        </div>
      ))}
    </div>
  );
}

function Composer({ send }: { send(text: string): void }) {
  const submit = (form: HTMLFormElement) => {
    const field = fieldOf(form, 'message') as HTMLInputElement;
    send(field.value);
    field.value = '';
  };
  return (
    <form className={composer} {...onSubmission(submit)}>
      <input
        name="message"
        aria-label="Your message"
        placeholder="Type a message"
        autoComplete="off"
        enterKeyHint="send"
      />
      <button type="submit" className={primary} aria-label="Send">
        <Icon icon={Send} />
      </button>
    </form>
  );
}
