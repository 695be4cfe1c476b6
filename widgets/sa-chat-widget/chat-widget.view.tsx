import { useEffect, useRef, useState } from 'react';
import { greeting, presenceLabels } from '../content/chat.ts';
import { type Consultant, consultants, contents } from '../content/consultants.ts';
import { visuallyHidden } from '../kit/core/visually-hidden.styles.ts';
import { emit, useHost } from '../kit/element/host.ts';
import { followContent } from '../kit/loading/follow-content.ts';
import { usePrefetch } from '../kit/loading/use-async.ts';
import { Avatar } from '../kit/ui/avatar.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { chatPortrait } from './chat-widget.logic.ts';
import { dock, dot, launcher } from './chat-widget.styles.ts';
import { useConversation } from './use-conversation.ts';
import { usePlace } from './use-place.ts';
import { usePresence } from './use-presence.ts';

/** Our own pages bring them along. */
const followConsultants = async () =>
  document.getElementById('sa-content') ?? followContent(contents);

interface ChatProps {
  /** The id of the consultant who is chosen first. */
  consultant: string;
}

export const ChatWidget = (props: ChatProps) =>
  consultants.length > 0 ? <Chat {...props} /> : null;

function Chat({ consultant: preset }: ChatProps) {
  const host = useHost();
  const [id, setId] = useState(preset);
  const consultant = consultantOf(id);
  const presence = usePresence();
  const conversation = useConversation(greeting, consultant.name);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { isTucked, lift } = usePlace(button);
  usePrefetch([followConsultants]);
  useEffect(() => setId(preset), [preset]);

  const toggle = () => {
    const panel = button.current?.parentElement?.querySelector<HTMLElement>('[popover]');
    // Taken out of the page and put back, it is no longer shown.
    if (panel?.getClientRects().length === 0) {
      panel.showPopover();
      return;
    }
    if (!isOpen) {
      conversation.start();
      emit(host, 'opened', { consultant: consultant.id });
    }
    setIsOpen(!isOpen);
  };
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const choose = (chosen: string) => {
    setId(chosen);
    conversation.restart(consultantOf(chosen).name);
  };
  return (
    <div
      className={dock}
      data-fixed
      data-tucked={isTucked && !isOpen}
      style={lift ? { translate: `0 ${-lift}px` } : undefined}
    >
      <button
        ref={button}
        type="button"
        className={launcher}
        part="button"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <span className={visuallyHidden}>
          Chat with {consultant.name} (demo), {presenceLabels[presence]}
        </span>
        <Avatar portrait={chatPortrait(consultant)} size={60} />
        <span className={dot} data-presence={presence} />
      </button>
      {isOpen && (
        <ChatPanel
          consultant={consultant}
          presence={presence}
          messages={conversation.messages}
          choose={choose}
          send={conversation.send}
          close={close}
        />
      )}
    </div>
  );
}

/** The consultant with this id, or the first one for an unknown id. */
function consultantOf(id: string): Consultant {
  return (
    consultants.find((candidate) => String(candidate.id) === id) ?? (consultants[0] as Consultant)
  );
}
