import { LocaleProvider } from '@/shared/i18n/LocaleProvider';
import { T } from '@/shared/i18n/text';
import { toLocale } from '@/locales';
import { BlankLayout } from '@/shell/layout/BlankLayout';

/** Replaces the application if its configuration is wrong, and lists the problems for the administrator. */
export function ConfigurationProblem({ problems }: { problems: readonly string[] }) {
  return (
    <LocaleProvider locale={toLocale(navigator.language)}>
      <BlankLayout>
        <section>
          <h1 className="h4">
            <T id="app.badConfiguration" />
          </h1>
          <p>
            <T id="app.badConfigurationLead" />
          </p>
          <ul dir="ltr">
            {problems.map((problem) => (
              <li key={problem}>
                <code>{problem}</code>
              </li>
            ))}
          </ul>
        </section>
      </BlankLayout>
    </LocaleProvider>
  );
}
