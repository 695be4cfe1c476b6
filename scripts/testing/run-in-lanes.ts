/** Runs tasks side by side: each lane runs its own in their order, then takes the next of the shared ones. */
export async function runInLanes<Task>(
  lanes: readonly (readonly Task[])[],
  shared: readonly Task[],
  run: (task: Task) => Promise<unknown>,
): Promise<void> {
  const waiting = [...shared];
  await Promise.all(
    lanes.map(async (own) => {
      for (const task of own) await run(task);
      for (let task = waiting.shift(); task; task = waiting.shift()) await run(task);
    }),
  );
}
