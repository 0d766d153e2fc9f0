export { create as openFont } from 'fontkit'
export { default as PDFDocument } from 'pdfkit'
