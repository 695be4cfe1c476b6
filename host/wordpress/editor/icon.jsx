/** Icons of 24 × 24, drawn in lines. */
const DRAWINGS = {
  'sa-application-timeline': 'M4 6h16v14H4z M4 10h16 M8 3.5V7 M16 3.5V7 M7.5 13.5h5 M11 16.8h6',
  'sa-call-to-action':
    'M4 10v4h3l8 4.5v-13L7 10z M18 9.5c1.3 1.4 1.3 3.6 0 5 M8 14.5l1.2 4.5h2.3l-1-3.2',
  'sa-chat-widget': 'M4 5h16v11h-8.5L7 20v-4H4z M8 10.5h.01 M12 10.5h.01 M16 10.5h.01',
  'sa-consultation-form': 'M4 6h16v14H4z M4 10h16 M8 3.5V7 M16 3.5V7 M9 15.2l2.2 2.2 4-4.2',
  'sa-contact-form': 'M3.5 6h17v12.5h-17z M3.5 6.5L12 13l8.5-6.5',
  'sa-cost-calculator':
    'M5.5 3.5h13v17h-13z M8.5 6.5h7V10h-7z M8.7 13.5h.01 M12 13.5h.01 M15.3 13.5h.01 M8.7 17h.01 M12 17h.01 M15.3 17h.01',
  'sa-newsletter-form': 'M4 10.5V20h16v-9.5L12 4.5z M4.3 11l7.7 5 7.7-5',
  'sa-scholarship-finder':
    'M12 3.5a5 5 0 1 1 0 10a5 5 0 1 1 0-10z M9 12.7L8 20.5l4-2.3 4 2.3-1-7.8',
  'sa-study-destinations':
    'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17z M3.5 12h17 M12 3.5c-4.8 4.8-4.8 12.2 0 17 M12 3.5c4.8 4.8 4.8 12.2 0 17',
  'sa-toefl-mock-exam':
    'M4.5 14a7.5 7.5 0 0 1 15 0 M3.5 14h4v6h-2a2 2 0 0 1-2-2z M20.5 14h-4v6h2a2 2 0 0 0 2-2z',
  'sa-tools-catalogue':
    'M4 4h6.5v6.5H4z M13.5 4H20v6.5h-6.5z M4 13.5h6.5V20H4z M16.8 13.5v6.5 M13.5 16.8H20',
  'sa-visa-interview-simulator':
    'M12 3.5a3 3 0 0 1 3 3V11a3 3 0 0 1-6 0V6.5a3 3 0 0 1 3-3z M5.5 11a6.5 6.5 0 0 0 13 0 M12 17.5v3.5',
  'sa-visa-requirements': 'M6 3.5h8l4.5 4.5v12.5H6z M14 3.5V8h4.5 M9 14.5l2.2 2.2 4-4.2',
  'sa-vocabulary-practice':
    'M12 6.5v13 M12 6.5C10 5 7 4.5 3.5 4.5V17c3.5 0 6.5 .7 8.5 2.5 M12 6.5C14 5 17 4.5 20.5 4.5V17c-3.5 0-6.5 .7-8.5 2.5',
};

export const iconOf = (tag) => (
  <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden>
    <path
      d={DRAWINGS[tag] || 'M4 5h16v14H4z M4 9h16'}
      style={{
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.5,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }}
    />
  </svg>
);
