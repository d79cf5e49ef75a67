// A reporter of vitest that prints a line for each file that fails and what the tests left on the console, and writes the
// counts where UNIT_REPORT says.
import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { JsonReporter } from 'vitest/node';
import { home } from './prerequisites.mjs';

export default class UnitReporter extends JsonReporter {
  onTestModuleEnd(module) {
    if (!module.ok()) console.log(`        failed: ${relative(home, module.moduleId)}`);
  }

  async onTestRunEnd(modules, unhandled, ...rest) {
    for (const error of unhandled) console.log(`        unhandled: ${error.stack ?? error.message}`);
    await super.onTestRunEnd(modules, unhandled, ...rest);
  }

  onUserConsoleLog({ content, taskId }) {
    console.log(`        said on the console${taskId ? '' : ' outside of any test'}: ${content.trimEnd()}`);
  }

  async writeReport(report) {
    await writeFile(process.env.UNIT_REPORT, report);
  }
}
