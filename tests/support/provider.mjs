// A genuine OpenID Connect provider on this machine, with the paths that the application's library calls.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
// Not by the package's front door: all that adds is a warning about Node versions that this repository still supports.
import { Provider } from 'oidc-provider/lib/provider.js';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwks = {
  keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'journeys' }],
};

const HOUR = 3600;
const scope = 'openid profile email offline_access';

/** Keeps what the provider issues for as long as it runs; the provider itself refuses what has expired. */
function createAdapter() {
  const kept = new Map();
  const find = (holds) => Promise.resolve([...kept.values()].find(holds)?.payload);
  return (model) => {
    const key = (id) => `${model}:${id}`;
    return {
      upsert: async (id, payload) => void kept.set(key(id), { model, payload }),
      find: async (id) => kept.get(key(id))?.payload,
      findByUid: (uid) => find((one) => one.model === model && one.payload.uid === uid),
      findByUserCode: (code) => find((one) => one.model === model && one.payload.userCode === code),
      consume: async (id) => {
        kept.get(key(id)).payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void kept.delete(key(id)),
      revokeByGrantId: async (grantId) => {
        for (const [name, { payload }] of kept) if (payload.grantId === grantId) kept.delete(name);
      },
    };
  };
}

const page = (title, content) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,"></head>
  <body><main><h1>${title}</h1>${content}</main></body>
</html>`;

const form = page(
  'Clinic account',
  `<form method="post">
    <p><label>Account <input name="account" autocomplete="username"></label></p>
    <p><label>Password <input name="password" type="password" autocomplete="current-password"></label></p>
    <p><button name="act" value="enter">Continue</button> <button name="act" value="refuse">Cancel</button></p>
  </form>`,
);

async function fieldsOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

/** Somebody else takes the place of whom the provider knew in this browser. */
async function forgetOther(provider, { req, res }, account) {
  const interaction = await provider.interactionDetails(req, res);
  const { session: known, exp } = interaction;
  if (!known || known.accountId === account) return;
  const session = await provider.Session.findByUid(known.uid);
  delete session.accountId;
  session.authorizations = {};
  await session.persist();
  delete interaction.session;
  await interaction.save(exp - Math.floor(Date.now() / 1000));
}

/** The sign-in form: shown by GET, answered by POST. Going on needs the password, cancelling is a refusal. */
function interactions(provider, passwords) {
  return async (context, next) => {
    if (!context.path.startsWith('/interaction/')) return next();
    context.type = 'html';
    if (context.method === 'GET') {
      context.body = form;
      return undefined;
    }
    const fields = await fieldsOf(context.req);
    const account = fields.get('account');
    const isRefused = fields.get('act') === 'refuse';
    if (!isRefused && passwords[account] !== fields.get('password')) {
      context.body = form;
      return undefined;
    }
    if (!isRefused) await forgetOther(provider, context, account);
    const outcome = isRefused
      ? { error: 'access_denied', error_description: 'The person cancelled.' }
      : { login: { accountId: account } };
    context.respond = false;
    return provider.interactionFinished(context.req, context.res, outcome, {
      mergeWithLastSubmission: false,
    });
  };
}

/** Signing out, as the library asks for it: ends the session and sends back to an address that is allowed. */
function signOut(provider, allowed, heard) {
  return async (context, next) => {
    if (context.path !== '/v2/logout') return next();
    const id = context.cookies.get('_session');
    const session = id && (await provider.Session.find(id));
    if (session) await session.destroy();
    heard.push(context.query);
    const { returnTo } = context.query;
    if (returnTo !== allowed) context.throw(400, 'This address is not allowed.');
    context.redirect(returnTo);
    return undefined;
  };
}

/** Everybody known to the organisation may use the application: it asks for no consent. */
const grantOf = (audience) => async (context) => {
  const { provider, client, session } = context.oidc;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scope);
  grant.addResourceScope(audience, 'openid');
  await grant.save();
  return grant;
};

/** @see provider.d.mts */
export function createProvider({ issuer, clientId, origin, audience, passwords }) {
  const tokens = { seconds: HOUR };
  const signOuts = [];
  const provider = new Provider(issuer, {
    adapter: createAdapter(),
    jwks,
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        redirect_uris: [origin],
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
        scope,
      },
    ],
    pkce: { required: () => true },
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      jwks: '/.well-known/jwks.json',
    },
    scopes: scope.split(' '),
    findAccount: (_, accountId) =>
      Object.hasOwn(passwords, accountId) ? { accountId, claims: () => ({ sub: accountId }) } : undefined,
    loadExistingGrant: grantOf(audience),
    issueRefreshToken: () => true,
    rotateRefreshToken: () => true,
    clientBasedCORS: (_, asking) => asking === origin,
    renderError: (context, { error, error_description: text }) => {
      context.type = 'html';
      context.body = page('Not possible', `<p>${error}: ${String(text).replace(/[<&]/g, '')}</p>`);
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: { enabled: true, allowedPolicy: () => true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          audience,
          scope: 'openid',
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    ttl: {
      AccessToken: () => tokens.seconds,
      AuthorizationCode: 60,
      Grant: 24 * HOUR,
      IdToken: HOUR,
      Interaction: HOUR,
      RefreshToken: 24 * HOUR,
      Session: 24 * HOUR,
    },
  });
  provider.use(interactions(provider, passwords));
  provider.use(signOut(provider, origin, signOuts));
  provider.on('server_error', (_, error) => console.error(error));
  const refusals = [];
  for (const event of ['authorization.error', 'grant.error', 'revocation.error'])
    provider.on(event, (_, error) => refusals.push(`${event}: ${error.message}`));

  return { tokens, signOuts, refusals, answering: provider.callback() };
}

/** @see provider.d.mts */
export function createIssuer({ issuer, key, kid, claims }) {
  const client = { client_id: 'clinic', client_secret: 'of-the-clinic' };
  const provider = new Provider(issuer, {
    adapter: createAdapter(),
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid }] },
    clients: [{ ...client, grant_types: ['client_credentials'], redirect_uris: [], response_types: [] }],
    extraTokenClaims: () => claims,
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        getResourceServerInfo: (_, resource) => ({
          audience: resource,
          scope: '',
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    ttl: { ClientCredentials: HOUR },
  });
  provider.on('server_error', (_, error) => console.error(error));
  return {
    answering: provider.callback(),
    async tokenFor(address, audience) {
      const asked = new URLSearchParams({ grant_type: 'client_credentials', resource: audience });
      const basic = Buffer.from(`${client.client_id}:${client.client_secret}`).toString('base64');
      const headers = { Authorization: `Basic ${basic}` };
      const answer = await fetch(`${address}/token`, { method: 'POST', headers, body: asked });
      const { access_token: token, ...rest } = await answer.json();
      if (!token) throw new Error(JSON.stringify(rest));
      return token;
    },
  };
}
