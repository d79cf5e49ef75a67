import { AxiosError, AxiosHeaders, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';

export interface Call {
  method: string;
  path: string;
  body: unknown;
  authorization: string | undefined;
  /** As the client set them. */
  headers?: Record<string, unknown>;
}
type Answer = { status: number; data?: unknown; headers?: Record<string, string> } | 'network';

export interface Host {
  adapter: AxiosAdapter;
  /** What was asked of it, in order; not what it offers, which every entry page asks once it has the time. */
  calls: Call[];
}

function readCall(config: InternalAxiosRequestConfig): Call {
  const header = config.headers.get('Authorization');
  const sent: unknown = config.data;
  return {
    method: (config.method ?? 'get').toLowerCase(),
    path: config.url ?? '',
    body: typeof sent === 'string' ? JSON.parse(sent) : sent,
    authorization: typeof header === 'string' ? header : undefined,
    headers: config.headers.toJSON(),
  };
}

/** A host that answers as a test says, status by status, and remembers what it was asked. */
export function host(answer: (call: Call) => Answer | Promise<Answer>): Host {
  const calls: Call[] = [];
  const adapter: AxiosAdapter = async (config) => {
    const call = readCall(config);
    if (call.path !== '/identities/offers') calls.push(call);
    const given = await answer(call);
    if (given === 'network') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config, null);
    const response = {
      config,
      status: given.status,
      statusText: '',
      headers: new AxiosHeaders(given.headers),
      data: given.data,
      request: null,
    };
    if (!config.validateStatus || config.validateStatus(given.status)) return response;
    throw new AxiosError(`Status ${given.status}`, AxiosError.ERR_BAD_RESPONSE, config, null, response);
  };
  return { adapter, calls };
}

export interface Person {
  username: string;
  roles?: unknown;
}

export const tokenOf = ({ username }: Person) => `token-of-${username}`;

/** The answer to a good login of a person. */
export const loginOf = (person: Person) => ({
  identity: { username: person.username, roles: person.roles },
  accessToken: { access_token: tokenOf(person) },
});

/** An identity host where one person can sign in, whatever the password. */
export function identityHost(person: Person): Host {
  return host(({ path, authorization }) => {
    if (path.endsWith('/authorize')) return { status: 200, data: loginOf(person) };
    if (path.endsWith('/logout')) return { status: 204 };
    if (authorization !== `Bearer ${tokenOf(person)}`) return { status: 401, data: {} };
    return { status: 200, data: person };
  });
}
