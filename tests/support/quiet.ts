/** What tests leave on the console. One that expects a complaint spies on the console, and this hears nothing of it. */
const said: string[] = [];
/**
 * An answer against the contract is told once by design (AP12), and many tests provoke one. That a check of the store took
 * long says something of the machine alone, and that a chart finds no canvas says something of jsdom.
 */
const byDesign = /^Unexpected answer from |InvariantMiddleware took |There is no canvas to draw on/;

for (const level of ['error', 'warn'] as const)
  console[level] = (...args: unknown[]) => {
    const text = args.map(String).join(' ');
    if (!byDesign.test(text)) said.push(`console.${level}: ${text}`);
  };

/** Throws what was left on the console since it was last asked. */
export function mustBeQuiet(): void {
  const complaints = said.splice(0);
  if (complaints.length > 0) throw new Error(`Left on the console:\n${complaints.join('\n')}`);
}
