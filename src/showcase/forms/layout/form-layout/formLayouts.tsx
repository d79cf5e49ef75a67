import { Icon } from '@/shared/ui/Icon';
import { LayoutForm } from './LayoutForm';
import '@/shared/forms/formRows.css';
import '../../elements/looks/inputLooks.css';

/** Labels beside the boxes from a tablet on, above them on a phone. */
function HorizontalIcons() {
  return (
    <LayoutForm>
      {({ key, label, icon, input }) => (
        <div key={key} className="row mb-3">
          <label htmlFor={input.id} className="col-md-3 col-form-label">
            {label}
          </label>
          <div className="col-md-9">
            <div className="input-group">
              <span className="input-group-text">
                <Icon of={icon} />
              </span>
              <input {...input} />
            </div>
          </div>
        </div>
      )}
    </LayoutForm>
  );
}

function VerticalIcons() {
  return (
    <LayoutForm>
      {({ key, label, icon, input }) => (
        <div key={key} className="mb-3">
          <label htmlFor={input.id} className="form-label">
            {label}
          </label>
          <div className="input-group">
            <span className="input-group-text">
              <Icon of={icon} />
            </span>
            <input {...input} />
          </div>
        </div>
      )}
    </LayoutForm>
  );
}

function Floating() {
  return (
    <LayoutForm>
      {({ key, label, input }) => (
        <div key={key} className="form-floating nd-floating mb-3">
          <input {...input} placeholder="" />
          <label htmlFor={input.id}>{label}</label>
        </div>
      )}
    </LayoutForm>
  );
}

function FloatingIcons() {
  return (
    <LayoutForm>
      {({ key, label, icon, input }) => (
        <div key={key} className="input-group mb-3">
          <span className="input-group-text">
            <Icon of={icon} />
          </span>
          <div className="form-floating nd-floating">
            <input {...input} placeholder="" />
            <label htmlFor={input.id}>{label}</label>
          </div>
        </div>
      )}
    </LayoutForm>
  );
}

/** Side by side where there is room, and only what belongs together. */
function Columns() {
  return (
    <LayoutForm className="nd-form-row">
      {({ key, label, input }) => (
        <div key={key} className="mb-3">
          <label htmlFor={input.id} className="form-label">
            {label}
          </label>
          <input {...input} />
        </div>
      )}
    </LayoutForm>
  );
}

export { Columns, Floating, FloatingIcons, HorizontalIcons, VerticalIcons };
