-- Where a member's video calls take place. Without one, whoever has booked is called.
CREATE TABLE meeting_links (
  member TEXT PRIMARY KEY CHECK (length(member) BETWEEN 1 AND 254),
  url TEXT NOT NULL CHECK (url GLOB 'https://*' AND length(url) <= 500)
) STRICT, WITHOUT ROWID;
