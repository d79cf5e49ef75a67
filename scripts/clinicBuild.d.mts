type Environment = Record<string, string | undefined>;
type Built = { pages?: string; server?: string };

export function stampOf(home: string, env: Environment): string;
export function environmentOfBuild(env: Environment): Environment;
export function builtOf(home: string): Built;
export function noteBuilt(home: string, built: Built): void;
