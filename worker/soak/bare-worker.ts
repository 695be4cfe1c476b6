const INSERT = `
  INSERT INTO contact_messages (name, email, phone, subject, message, dedupe_key, source)
  VALUES (?, ?, ?, ?, ?, lower(hex(randomblob(32))), 'bare')`;

/** The least that a Worker which stores messages can do: no guards, no rules, no headers. */
export default {
  async fetch(request, { DB }) {
    const { name, email, phone, subject, message } = await request.json<Record<string, string>>();
    await DB.prepare(INSERT).bind(name, email, phone, subject, message).run();
    return Response.json({ ok: true }, { status: 201 });
  },
} satisfies ExportedHandler<{ DB: D1Database }>;
