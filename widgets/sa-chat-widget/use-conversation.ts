import { useCallback, useEffect, useRef, useState } from 'react';
import { type ChatMessage, cannedReplies } from '../content/chat.ts';
import { greet, pickOne, replyDelayMs } from './chat-widget.logic.ts';

/**
 * A simulated conversation. Pending replies survive closing the panel, but not a new conversation.
 */
export function useConversation(template: string, name: string) {
  const [messages, setMessages] = useState<ChatMessage[]>([]);
  const replies = useRef<ReturnType<typeof setTimeout>[]>([]);
  const count = useRef(0);

  const message = (text: string, sender: ChatMessage['sender']): ChatMessage => {
    count.current += 1;
    return { id: String(count.current), text, sender, timestamp: +new Date() };
  };
  const append = (text: string, sender: ChatMessage['sender']) =>
    setMessages((before) => [...before, message(text, sender)]);
  const cancelReplies = useCallback(() => {
    for (const timer of replies.current) clearTimeout(timer);
    replies.current = [];
  }, []);
  useEffect(() => cancelReplies, [cancelReplies]);

  return {
    messages,
    start() {
      if (messages.length === 0) append(greet(template, name), 'consultant');
    },
    restart(newName: string) {
      cancelReplies();
      setMessages([message(greet(template, newName), 'consultant')]);
    },
    /** Ignores blank text. */
    send(text: string) {
      if (!text.trim()) return;
      append(text.trim(), 'user');
      const reply = () => append(pickOne(cannedReplies, Math.random), 'consultant');
      replies.current.push(setTimeout(reply, replyDelayMs(Math.random)));
    },
  };
}
