export interface Build {
  /** The folder's name below the repository. */
  name: string;
  directory: string;
  /** What the application is told about hosts. */
  env: Record<string, string>;
  /** What is built, where it is not the application. */
  root?: string;
}

/** The top of the repository, with a closing slash. */
export const home: string;
export const hostOrigin: string;
export const providerOrigin: string;
export const clientId: string;
export const builds: { embedded: Build; hosted: Build };

/**
 * Builds for production what stands at `root`, the application where none is named. Answers nothing: a failed build
 * throws with what the build printed.
 */
export function build(wanted: Pick<Build, 'directory' | 'env' | 'root'>): Promise<void>;
