import { object } from 'superstruct';
import type { Schema } from '../contract/check-submission.ts';
import { type DeskCall, type DeskFile, deskCalls, deskFiles } from '../contract/desk.ts';
import type { Member } from '../contract/leads.ts';
import { mayCall } from '../contract/roles.ts';
import { parseJsonObject, readBody } from '../core/json-body.ts';
import { HttpError } from '../core/problem.ts';
import { requireContentType } from '../core/request-guards.ts';
import { callLeads, reach } from './call-leads.ts';
import type { DeskEnv, SampleCalls } from './desk-env.ts';
import { requireInput } from './require-input.ts';

const MAX_BODY_BYTES = 65_536;

export interface DeskRequest {
  request: Request;
  env: DeskEnv;
  member: Member;
  now: Date;
  /** Tells the log which lead the request is about. */
  nameLead(lead: string): void;
}

export interface DeskRoute {
  method: 'GET' | 'POST';
  answer(asked: DeskRequest): Promise<Response>;
}

/** By path: every call, every file, and what `npm start` adds. */
export const routes = new Map<string, DeskRoute>([
  ...(Object.keys(deskCalls) as DeskCall[]).map(
    (call) => [`/api/${call}`, callRoute(call)] as const,
  ),
  ...(Object.keys(deskFiles) as DeskFile[]).map(
    (file) => [`/api/${file}`, fileRoute(file)] as const,
  ),
  ['/api/samples', { method: 'GET', answer: offerSamples }],
  ['/api/fillSamples', { method: 'POST', answer: fillSamples }],
]);

function callRoute(call: DeskCall): DeskRoute {
  return {
    method: 'POST',
    async answer(asked) {
      requireRole(asked, call);
      const input = await readInput(asked, deskCalls[call]);
      nameLeadOf(input, asked);
      const value = await callLeads(asked.env, call, asked.member, input);
      nameLeadOf(value, asked);
      return Response.json(value);
    },
  };
}

/** @throws HttpError 403, before anything is read or asked */
function requireRole({ member }: DeskRequest, call: DeskCall | DeskFile): void {
  if (!mayCall(member, call)) throw new HttpError(403, 'not-an-admin');
}

function nameLeadOf(about: object, { nameLead }: DeskRequest): void {
  if ('kind' in about && 'id' in about) nameLead(`${about.kind} ${about.id}`);
}

/** Streamed, and saved under a name with the day (UTC), and with nobody's. */
function fileRoute(file: DeskFile): DeskRoute {
  const { input: schema, name, type } = deskFiles[file];
  const ending = type.startsWith('text/csv') ? 'csv' : 'json';
  return {
    method: 'POST',
    async answer(asked) {
      requireRole(asked, file);
      const input = await readInput(asked, schema);
      const body = await callLeads(asked.env, file, asked.member, input);
      const filename = `${name}-${asked.now.toISOString().slice(0, 10)}.${ending}`;
      return new Response(body as ReadableStream<Uint8Array>, {
        headers: {
          'Content-Type': type,
          'Content-Disposition': `attachment; filename="${filename}"`,
        },
      });
    },
  };
}

async function offerSamples({ env: { SAMPLES } }: DeskRequest): Promise<Response> {
  return Response.json({ isOffered: !!SAMPLES && (await reach(() => SAMPLES.isEmpty())) });
}

async function fillSamples(asked: DeskRequest): Promise<Response> {
  const samples = requireSamples(asked.env);
  await readInput(asked, object({}));
  return Response.json(await reach(() => samples.fill()));
}

function requireSamples({ SAMPLES }: DeskEnv): SampleCalls {
  if (!SAMPLES) throw new HttpError(404, 'not-found');
  return SAMPLES;
}

async function readInput({ request }: DeskRequest, schema: Schema<object>): Promise<object> {
  requireContentType(request, 'application/json');
  return requireInput(parseJsonObject(await readBody(request, MAX_BODY_BYTES)), schema);
}
