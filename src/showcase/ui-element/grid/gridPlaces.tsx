import { Col, Row } from 'reactstrap';
import { Cell } from './gridPlay';

function Order() {
  return (
    <Row className="g-2">
      <Col className="order-3">
        <Cell>1: order-3</Cell>
      </Col>
      <Col className="order-1">
        <Cell>2: order-1</Cell>
      </Col>
      <div className="w-100 order-4" />
      <Col className="order-5">
        <Cell>3: w-100, order-5</Cell>
      </Col>
    </Row>
  );
}

function Offsets() {
  return (
    <Row className="g-2">
      <Col md={4}>
        <Cell>col-md-4</Cell>
      </Col>
      <Col md={{ size: 4, offset: 4 }}>
        <Cell>col-md-4 offset-md-4</Cell>
      </Col>
      <Col xs="auto" className="me-auto">
        <Cell>me-auto</Cell>
      </Col>
      <Col xs="auto">
        <Cell>col-auto</Cell>
      </Col>
    </Row>
  );
}

export { Offsets, Order };
