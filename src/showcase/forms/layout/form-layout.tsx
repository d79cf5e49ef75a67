import { Example } from '../../frame/Example';
import { Showcase } from '../../frame/Showcase';
import { Columns, Floating, FloatingIcons, HorizontalIcons, VerticalIcons } from './form-layout/formLayouts';
import layouts from './form-layout/formLayouts.tsx?raw';
import { LayoutForm } from './form-layout/LayoutForm';
import source from './form-layout.tsx?raw';
import '../elements/looks/inputLooks.css';

/** The product’s own layout: what is read first stands above, and nothing is far from its label. */
function Vertical() {
  return (
    <LayoutForm>
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

/** Labels beside the boxes from a tablet on, above them on a phone. */
function Horizontal() {
  return (
    <LayoutForm>
      {({ key, label, input }) => (
        <div key={key} className="row mb-3">
          <label htmlFor={input.id} className="col-md-3 col-form-label">
            {label}
          </label>
          <div className="col-md-9">
            <input {...input} />
          </div>
        </div>
      )}
    </LayoutForm>
  );
}

export default function FormLayoutPage() {
  return (
    <Showcase address="/forms/layout/form-layout" source={source}>
      <div className="nd-examples nd-fields-page">
        <Example title="showcase.vertical" of={{ Vertical }} />
        <Example
          title="showcase:/forms/layout/form-layout#verticalIcons"
          source={layouts}
          of={{ VerticalIcons }}
        />
        <Example title="showcase.horizontal" of={{ Horizontal }} />
        <Example
          title="showcase:/forms/layout/form-layout#horizontalIcons"
          source={layouts}
          of={{ HorizontalIcons }}
        />
        <Example title="showcase:/forms/layout/form-layout#floating" source={layouts} of={{ Floating }} />
        <Example
          title="showcase:/forms/layout/form-layout#floatingIcons"
          source={layouts}
          of={{ FloatingIcons }}
        />
        <Example title="showcase:/forms/layout/form-layout#columns" source={layouts} of={{ Columns }} />
      </div>
    </Showcase>
  );
}
