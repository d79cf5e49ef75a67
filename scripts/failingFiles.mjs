// A reporter of vitest that prints a line for each file that fails, and what the tests left on the console.
import { relative } from 'node:path';
import { home } from './prerequisites.mjs';

export default class FailingFiles {
  onTestModuleEnd(module) {
    if (!module.ok()) console.log(`        failed: ${relative(home, module.moduleId)}`);
  }

  onTestRunEnd(_modules, unhandled) {
    for (const error of unhandled) console.log(`        unhandled: ${error.stack ?? error.message}`);
  }

  onUserConsoleLog({ content, taskId }) {
    console.log(`        said on the console${taskId ? '' : ' outside of any test'}: ${content.trimEnd()}`);
  }
}
