// Fictitious data: addresses of example.com, numbers that no network assigns.

import type { Advertisement } from '../contract/attribution.ts';
import type { Plan } from '../contract/plan.ts';

export const samplePartners = [
  { id: 'campus-bridge', name: 'Campus Bridge', origins: ['https://campus-bridge.example'] },
  {
    id: 'globe-prep',
    name: 'Globe Prep Academy',
    origins: ['https://globe-prep.example', 'https://www.globe-prep.example'],
  },
  { id: 'south-star', name: 'South Star Coaching', origins: ['https://south-star.example'] },
];

export const sampleAdvertisements: readonly Advertisement[] = [
  {
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: 'study-in-canada',
    utm_term: 'ms in canada',
  },
  { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'brand' },
  {
    utm_source: 'instagram',
    utm_medium: 'social',
    utm_campaign: 'results-day',
    utm_content: 'reel',
  },
  { utm_source: 'poster', utm_medium: 'qr', utm_campaign: 'Kochi fair' },
];

export const sampleCampaigns = ['autumn-fair', 'newsletter-11', 'Results day'];

export const sampleMembers = ['meera@study-abroad.example', 'tom@study-abroad.example'] as const;

/** Names of the members, in the same order. */
export const sampleMemberNames = ['Meera Iyer', 'Tom Baker'];

// cspell:disable
export const firstNames = `
  Aarav Aditi Akash Ananya Arjun Asha Chidi Deepa Divya Elif Farhan Gauri Harpreet Ishaan
  Kavya Kiran Lakshmi Linh Manoj Maria Meghna Mohammed Neha Nikhil Ngozi Pooja Pranav Priya
  Rahul Riya Rohan Sana Sanjay Shreya Siddharth Sofía Tenzin Varun Yusuf Zoë`
  .trim()
  .split(/\s+/);

export const lastNames = `
  Agarwal Ahmed Banerjee Bhat Chatterjee Chauhan Das Desai Fernandes Ghosh Gill Gupta Iyer
  Jain Joshi Kapoor Kaur Khan Krishnan Kulkarni Kumar Lama Malhotra Mehta Menon Mishra Nair
  Nguyen Okafor Patel Pillai Rao Reddy Shah Sharma Singh Thomas Verma Yadav Yılmaz`
  .trim()
  .split(/\s+/);
// cspell:enable

const countries = ['Canada', 'the UK', 'Australia', 'Germany', 'Ireland', 'the USA'];
const degrees = ['an MSc in data science', 'an MBA', 'a BSc in nursing', 'a master’s in design'];

/** Messages by subject; `{country}` and `{degree}` are placeholders for entries of the lists. */
export const sampleMessages = {
  admission: [
    'Hello, I would like to apply for {degree} in {country}. Which intake is still open?',
    'My GPA is 7.4 of 10. Is {degree} in {country} realistic, and which universities would you suggest?',
    'Can I apply to {country} before my final results? They come in June.',
  ],
  visa: [
    'How long does a student visa for {country} take at the moment?\nMy course begins in September.',
    'My visa for {country} was refused last year. Can you look at my papers before I apply again?',
    'How much money must be in my account for a visa to {country}, and for how long?',
  ],
  scholarship: [
    'Are there scholarships for {degree} in {country} that Indian students can get?',
    'I work part time. Which scholarships for {country} can be combined with a job?',
  ],
  general: [
    'Do you have an office in Pune, or is everything online?',
    'What do you charge for help with {degree} in {country}?',
    'My sister and I both want to study in {country}. Can we come to one appointment?',
  ],
} as const;

export const sampleNotes = [
  'Called, no answer. Try again after 6 pm.',
  'Sent the list of documents by email.',
  'Parents would like to join the call.',
  'Wants to wait for the IELTS result.',
  'Budget about 25 lakh, needs a loan.',
];

export const fillings = { country: countries, degree: degrees };

/** Plans as attached by the consultation form. */
export const samplePlans: readonly Plan[] = [
  {
    choices: {
      country: 'ca',
      city: 'Toronto',
      programLevel: 'masters',
      season: 'fall',
      year: '2027',
    },
    results: {
      estimate: { totalUsd: { monthly: 303_864, yearly: 103_664 }, years: 2 },
      nextStep: { title: 'Sit the IELTS', day: '2027-01-15' },
    },
  },
  {
    choices: {
      country: 'de',
      programLevel: 'masters',
      season: 'fall',
      year: '2027',
      duration: '2',
    },
    results: { shortlist: ['DAAD EPOS', 'Erasmus Mundus'] },
  },
  {
    choices: { country: 'uk', city: 'Manchester', programLevel: 'masters', duration: '1' },
    results: { visaTicks: { done: 3, all: 9 } },
  },
];
